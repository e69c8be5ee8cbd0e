# infused contains the loading dose
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    rel = weight / 70
    a1 = loading * weight
    infused = loading * weight
    a2 = np.zeros(len(weight))
    V1, V2, VM, Q = rel * v1, rel * v2, rel**0.75 * vmax, rel**0.75 * q
    c, p = [a1 / V1], [a2 / V2]
    for r in rate:
        pump = np.where(c[-1] > c_stop, 0, r)
        ex = Q * (c[-1] - p[-1])
        a1 = a1 + dt * (pump - VM * c[-1] / (km + c[-1]) - ex)
        a2 = a2 + dt * ex
        infused = infused + dt * pump
        c.append(a1 / V1)
        p.append(a2 / V2)
    return np.array(c).T, np.array(p).T, infused
