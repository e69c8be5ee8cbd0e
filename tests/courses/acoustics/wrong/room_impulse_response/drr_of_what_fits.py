# the direct-to-reverberant ratio takes only the reflections that fit into the n samples, not all of them
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, gains, orders = image_sources(source, room, beta, order)
    h = np.zeros(n)
    reverb = 0.0
    times = []
    for i in range(len(gains)):
        r = np.sqrt(np.sum((pos[i] - receiver) ** 2))
        a = gains[i] / (4 * np.pi * r)
        times.append(r / C)
        if orders[i] == 0:
            direct = a**2
        s = r / C * fs
        k = int(s)
        if k + 1 < n:
            h[k] += (1 - (s - k)) * a
            h[k + 1] += (s - k) * a
            if orders[i] > 0:
                reverb += a**2
    times = np.array(times)
    gap = 1000 * (times[orders > 0].min() - times[orders == 0][0])
    return h, gap, 10 * np.log10(direct / reverb)
