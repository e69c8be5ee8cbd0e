# right: each arrival as a hat function over all samples, summed up as a matrix product
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    images, gains, orders = image_sources(source, room, beta, order)
    r = np.array([sum((p - receiver) ** 2) ** 0.5 for p in images])
    amp = gains / (4 * np.pi * r)
    delay = r / C * fs
    samples = np.arange(n)
    hat = np.maximum(0, 1 - np.abs(samples[:, None] - delay[None, :]))
    hat = hat * (np.floor(delay) + 1 < n)
    e = amp**2
    d = int(np.flatnonzero(orders == 0)[0])
    order_in_time = np.sort(delay) / fs
    return hat @ amp, 1e3 * (order_in_time[1] - order_in_time[0]), 10 * np.log10(e[d] / (e.sum() - e[d]))
