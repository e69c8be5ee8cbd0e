# sold the first section that ends below the limit as well instead of stopping below it
def stem_volume(diameters, step, top, bark, limit):
    dub = diameters * (1 - bark)
    cs = np.pi / 4 * np.square(dub / 100)
    smalian = (cs[:, 1:] + cs[:, :-1]) * step / 2
    v = smalian.sum(axis=1)
    v = v + cs[:, -1] * top / 3
    m = np.zeros(v.shape)
    for i, stem in enumerate(smalian):
        for j, log in enumerate(stem):
            m[i] += log
            if dub[i, j + 1] < limit:
                break
    f = v / cs[:, 0] / (smalian.shape[1] * step + top)
    return v, m, f
