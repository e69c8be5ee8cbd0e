# right: one loop in which everything is collected, a sum, a minimum and the samples
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    out = [0.0] * n
    soonest, direct_time, direct_energy, late_energy = None, None, 0.0, 0.0
    for (x, y, z), gain, number in zip(*image_sources(source, room, beta, order)):
        dx, dy, dz = x - receiver[0], y - receiver[1], z - receiver[2]
        dist = (dx * dx + dy * dy + dz * dz) ** 0.5
        a = gain / (4 * np.pi * dist)
        t = dist / C
        if number == 0:
            direct_time, direct_energy = t, a * a
        else:
            late_energy += a * a
            if soonest is None or t < soonest:
                soonest = t
        k = int(t * fs)
        if k > n - 2:
            continue
        share = t * fs - k
        out[k + 1] += share * a
        out[k] += a - share * a
    return np.array(out), (soonest - direct_time) * 1000.0, 10 * np.log10(direct_energy / late_energy)
