# the loading dose per kg is taken as the initial central concentration
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    rel = weight / 70
    vm, qs = vmax * rel**0.75, q * rel**0.75
    V1, V2 = v1 * rel, v2 * rel
    c1 = loading * np.ones(len(weight))
    c2 = np.zeros(len(weight))
    out1, out2 = [c1], [c2]
    total = np.zeros(len(weight))
    for r in rate:
        given = np.where(c1 > c_stop, 0, r)
        ex = qs * (c1 - c2)
        new1 = c1 + dt * (given - vm * c1 / (km + c1) - ex) / V1
        new2 = c2 + dt * ex / V2
        c1, c2 = new1, new2
        total = total + given * dt
        out1.append(c1)
        out2.append(c2)
    return np.stack(out1, axis=1), np.stack(out2, axis=1), total
