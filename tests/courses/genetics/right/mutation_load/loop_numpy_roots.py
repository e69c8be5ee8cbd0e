# a loop over the loci with numpy.roots, fitness multiplied up as it goes
def mutation_load(s, h, u, F):
    q, load = [], []
    w0 = wF = 1.0
    for sel, dom, mu in zip(s, h, u):
        if dom == 0.5:
            freq = mu / (dom * sel * (1 + mu))
        else:
            both = np.roots([sel * (1 - 2 * dom), dom * sel * (1 + mu), -mu])
            freq = float(max(both.real))
        freq = min(freq, 1.0)
        p = 1 - freq
        q.append(freq)
        load.append(1 - (p * p + 2 * p * freq * (1 - dom * sel) + freq * freq * (1 - sel)))
        w0 *= 1 - load[-1]
        het = 2 * p * freq * (1 - F)
        hom = freq * freq + F * p * freq
        wF *= (1 - het - hom) + het * (1 - dom * sel) + hom * (1 - sel)
    return np.array(q), np.array(load), w0, 1 - wF / w0
