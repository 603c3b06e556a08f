import { bootstrapApplication } from '@angular/platform-browser';
import { Article } from './article';
import { config } from './config';

bootstrapApplication(Article, config);
