# the exchange is q / v1 * (A1 - A2): also the peripheral amount is divided by the central volume
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    s = weight / 70
    vm, Q, V1, V2 = vmax * s**0.75, q * s**0.75, v1 * s, v2 * s
    k12 = Q / V1
    a1, a2 = loading * weight, np.zeros(len(s))
    C1, C2, inf = [a1 / V1], [a2 / V2], np.zeros(len(s))
    for r in rate:
        c1 = a1 / V1
        pump = np.where(c1 > c_stop, 0, r)
        move = k12 * (a1 - a2)
        a1 = a1 + dt * (pump - vm * c1 / (km + c1) - move)
        a2 = a2 + dt * move
        inf = inf + pump * dt
        C1.append(a1 / V1)
        C2.append(a2 / V2)
    return np.column_stack(C1), np.column_stack(C2), inf
