# per unit speed inside, a while loop, time along the first axis until the end
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    base = 2 * np.pi * f
    d, s = np.zeros((steps + 1, len(H))), np.zeros((steps + 1, len(H)))
    d[0] = np.arcsin(Pm / limits[0])
    k = 0
    while k < steps:
        lim = limits[2]
        if k < off:
            lim = limits[1]
        if k < on:
            lim = limits[0]
        s[k + 1] = s[k] + dt / (2 * H) * (Pm - lim * np.sin(d[k]) - D * s[k])
        d[k + 1] = d[k] + dt * base * s[k + 1]
        k += 1
    return d.T.copy(), (s * base).T.copy(), ~(d >= np.pi).any(axis=0)
