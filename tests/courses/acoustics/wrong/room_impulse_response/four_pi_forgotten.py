# the amplitude is g/r, without the factor 4*pi
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    pos, gains, orders = image_sources(source, room, beta, order)
    h = np.zeros(n)
    arrival = []
    amp = []
    for i in range(len(pos)):
        d = np.linalg.norm(pos[i] - receiver)
        arrival.append(d / C)
        amp.append(gains[i] / d)
        k = int(np.floor(arrival[i] * fs))
        f = arrival[i] * fs - k
        if k + 1 <= n - 1:
            h[k] += (1 - f) * amp[i]
            h[k + 1] += f * amp[i]
    arrival, amp = np.array(arrival), np.array(amp)
    gap = (arrival[orders > 0].min() - arrival[orders == 0].min()) * 1000
    drr = 10 * np.log10(amp[orders == 0].item() ** 2 / (amp[orders > 0] ** 2).sum())
    return h, gap, drr
