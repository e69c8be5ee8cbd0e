def cape_cin(z, p, T, rh, Tp):
    mix = moisture(T, rh, p[:, np.newaxis])["w"]
    tv = (T + KELVIN) * (1 + 0.61 * mix)
    excess = G * (Tp - tv) / tv
    layers = np.einsum("im,i->im", excess[1:] + excess[:-1], np.diff(z)) / 2
    up = layers > 0
    free = np.maximum.accumulate(up, axis=0)
    cape = np.sum(layers * up, axis=0)
    cin = np.sum(np.where(free, 0.0, layers), axis=0) * up.any(axis=0)
    return cape, cin
