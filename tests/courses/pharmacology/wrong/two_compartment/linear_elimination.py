# the elimination is linear, vmax / km * C1, without saturation
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    n = len(weight)
    out1, out2, got = np.zeros((n, len(rate) + 1)), np.zeros((n, len(rate) + 1)), np.zeros(n)
    for i, w in enumerate(weight):
        f = w / 70
        k10 = vmax * f**0.75 / km / (v1 * f)
        k12 = q * f**0.75 / (v1 * f)
        k21 = q * f**0.75 / (v2 * f)
        K = np.array([[-(k10 + k12), k21], [k12, -k21]])
        A = np.array([loading * w, 0.0])
        V = np.array([v1 * f, v2 * f])
        out1[i, 0], out2[i, 0] = A / V
        for k, r in enumerate(rate):
            r = r if A[0] / V[0] <= c_stop else 0.0
            A = A + dt * (K @ A + np.array([r, 0.0]))
            got[i] += r * dt
            out1[i, k + 1], out2[i, k + 1] = A / V
    return out1, out2, got
