# the elimination is computed from the central amount to which the infusion of the same step has already been added
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    n, s = len(weight), len(rate)
    central, peripheral, infused = np.zeros((n, s + 1)), np.zeros((n, s + 1)), np.zeros(n)
    for i in range(n):
        f = weight[i] / 70
        vm, qq, va, vb = vmax * f**0.75, q * f**0.75, v1 * f, v2 * f
        x, y = loading * weight[i], 0.0
        central[i, 0] = x / va
        for k in range(s):
            flow = qq * (x / va - y / vb)
            inp = 0.0 if x / va > c_stop else rate[k]
            x += inp * dt
            c = x / va
            x -= dt * vm * c / (km + c)
            x -= dt * flow
            y += dt * flow
            infused[i] += inp * dt
            central[i, k + 1] = x / va
            peripheral[i, k + 1] = y / vb
    return central, peripheral, infused
