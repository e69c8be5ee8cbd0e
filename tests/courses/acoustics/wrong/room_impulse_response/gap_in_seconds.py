# the initial time delay gap is given in seconds, not in milliseconds
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    positions, gains, orders = image_sources(source, room, beta, order)
    r = np.einsum("ij,ij->i", positions - receiver, positions - receiver) ** 0.5
    a = gains / (4 * np.pi * r)
    x = r * fs / C
    i = x.astype(int)
    f = x - i
    m = i + 1 < n
    h = np.bincount(i[m], weights=((1 - f) * a)[m], minlength=n) + np.bincount(i[m] + 1, weights=(f * a)[m], minlength=n)
    times = r / C
    gap = times[orders > 0].min() - times[orders == 0].min()
    drr = 10 * np.log10(np.sum(a[orders == 0] ** 2) / np.sum(a[orders > 0] ** 2))
    return h, gap, drr
