import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { Article } from './article';
import { config } from './config';

const server = { providers: [provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]))] };

export default (context: BootstrapContext) =>
  bootstrapApplication(Article, mergeApplicationConfig(config, server), context);
