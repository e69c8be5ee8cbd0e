# the direct energy is divided by the energy of all arrivals, the direct sound among them
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    sources, gains, orders = image_sources(source, room, beta, order)
    r = np.sqrt(np.sum(np.square(sources - receiver), axis=1))
    t_arr = r / C
    a = gains / 4 / np.pi / r
    h = np.zeros(n)
    for j, t in enumerate(t_arr):
        k, f = divmod(t * fs, 1)
        k = int(k)
        if k + 1 < n:
            h[k] += a[j] - f * a[j]
            h[k + 1] += f * a[j]
    j0 = int(np.argmin(orders))
    gap = 1000 * (np.min(t_arr[orders >= 1]) - t_arr[j0])
    drr = 10 * np.log10(a[j0] ** 2 / np.sum(a**2))
    return h, gap, drr
