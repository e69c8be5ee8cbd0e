# the gap is that between the first and the second reflection, not that between the direct sound and the first reflection
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    im, g, o = image_sources(source, room, beta, order)
    r = np.linalg.norm(im - receiver, axis=1)
    t = r / C
    a = g / (4 * np.pi * r)
    x = t * fs
    k = np.floor(x).astype(int)
    h = np.zeros(n)
    for i in range(len(k)):
        if k[i] + 1 < n:
            h[k[i]] += a[i] * (k[i] + 1 - x[i])
            h[k[i] + 1] += a[i] * (x[i] - k[i])
    t_sorted = np.sort(t)
    gap = 1000 * (t_sorted[2] - t_sorted[1])
    drr = 10 * np.log10(a[o == 0][0] ** 2 / np.sum(a[o > 0] ** 2))
    return h, gap, drr
