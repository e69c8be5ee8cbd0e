def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    k = np.arange(1, amps.size + 1)
    f = np.outer(f0, np.sqrt(k**2 + stretch * k**4.0))
    w = (f < rate / 2) * amps
    w = w / w.sum(axis=1)[:, np.newaxis]
    th = np.pi / 4 * (1 + pan)
    sides = np.array([np.cos(th), np.sin(th)])
    phase = 2 * np.pi * np.einsum("vk,n->vkn", f, np.arange(n)) / rate
    return np.einsum("sv,vk,vkn,n->sn", sides, w, np.sin(phase), adsr_envelope(n, *shape))
