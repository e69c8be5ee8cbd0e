# vmax and q are scaled with the exponent 0.25 instead of 0.75
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    w = weight / 70
    scale_flow, scale_volume = w**0.25, w
    Vm, Q = vmax * scale_flow, q * scale_flow
    V1, V2 = v1 * scale_volume, v2 * scale_volume
    a, b, inf = loading * weight, np.zeros(len(w)), np.zeros(len(w))
    hist = [(a / V1, b / V2)]
    for r in rate:
        ca, cb = hist[-1]
        inp = np.where(ca > c_stop, 0, r)
        out = Vm * ca / (km + ca)
        trans = Q * (ca - cb)
        a = a + dt * (inp - out - trans)
        b = b + dt * trans
        inf = inf + dt * inp
        hist.append((a / V1, b / V2))
    return np.stack([h[0] for h in hist], 1), np.stack([h[1] for h in hist], 1), inf
