# arrivals are written with = instead of +=, so a later arrival overwrites what is already in its two samples
def room_impulse_response(source, receiver, room, beta, order, fs, n):
    P, g, o = image_sources(source, room, beta, order)
    R = np.linalg.norm(P - receiver, axis=-1)
    tau = R / C
    A = g / (4 * np.pi * R)
    response = np.zeros(n)
    for k in range(len(tau)):
        s = int(tau[k] * fs)
        frac = tau[k] * fs - s
        if s < n - 1:
            response[s] = (1 - frac) * A[k]
            response[s + 1] = frac * A[k]
    itdg = 1000 * (tau[o != 0].min() - tau[o == 0][0])
    drr = 10 * np.log10(A[o == 0][0] ** 2 / np.sum(A[o != 0] ** 2))
    return response, itdg, drr
