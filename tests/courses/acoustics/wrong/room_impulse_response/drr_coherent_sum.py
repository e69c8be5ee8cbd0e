# the reflections' amplitudes are summed first and the sum is squared, instead of summing their energies
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    p, g, o = image_sources(source, room, beta, order)
    r = np.linalg.norm(p - receiver, axis=1)
    time = r / C
    pressure = g / (4 * np.pi * r)
    h = np.zeros(n)
    for i in range(r.size):
        pos = time[i] * fs
        left = int(pos)
        if left + 1 < n:
            h[left] += pressure[i] * (1 - (pos - left))
            h[left + 1] += pressure[i] * (pos - left)
    direct_pressure = pressure[o == 0].sum()
    reverb_pressure = pressure[o > 0].sum()
    itdg_ms = (time[o > 0].min() - time[o == 0].min()) * 1e3
    return h, itdg_ms, 10 * np.log10(direct_pressure**2 / reverb_pressure**2)
