# right: no loop; np.add.at, a mask and an einsum for the distances
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, g, o = image_sources(source, room, beta, order)
    v = pos - receiver
    r = np.sqrt(np.einsum("kd,kd->k", v, v))
    a = g / r / (4 * np.pi)
    x = r * fs / C
    k = np.floor(x).astype(int)
    inside = k < n - 1
    h = np.zeros(n)
    np.add.at(h, k[inside], (a * (k + 1 - x))[inside])
    np.add.at(h, k[inside] + 1, (a * (x - k))[inside])
    rest = o > 0
    gap = (r[rest].min() - np.linalg.norm(source - receiver)) * 1000 / C
    drr = 20 * np.log10(a[~rest][0]) - 10 * np.log10(np.sum(a[rest] ** 2))
    return h, gap, drr
