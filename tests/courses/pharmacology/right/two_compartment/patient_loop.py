# a helper that simulates one patient with plain floats, stacked afterwards
def simulate(rate, w, loading, vmax, km, q, v1, v2, c_stop, dt):
    s = w / 70
    flow = s**0.75
    a, b, total = loading * w, 0.0, 0.0
    first, second = [a / (v1 * s)], [0.0]
    for r in rate:
        ca, cb = first[-1], second[-1]
        if ca > c_stop:
            r = 0.0
        ex = q * flow * (ca - cb)
        a, b = a + dt * (r - vmax * flow * ca / (km + ca) - ex), b + dt * ex
        total += r * dt
        first.append(a / (v1 * s))
        second.append(b / (v2 * s))
    return first, second, total


def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    runs = [simulate(rate, w, loading, vmax, km, q, v1, v2, c_stop, dt) for w in weight]
    return np.array([x[0] for x in runs]), np.array([x[1] for x in runs]), np.array([x[2] for x in runs])
