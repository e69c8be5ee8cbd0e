# two mistakes: the peripheral step uses the central amount that is already updated, and the volumes are scaled with the exponent 0.75
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    g = (weight / 70) ** 0.75
    vm, Q, Va, Vb = vmax * g, q * g, v1 * g, v2 * g
    x, y = loading * weight, np.zeros(len(weight))
    cx, cy = [x / Va], [y / Vb]
    tot = np.zeros(len(weight))
    for r in rate:
        c = x / Va
        u = np.where(c > c_stop, 0.0, r)
        x = x + dt * (u - vm * c / (km + c) - Q * (c - y / Vb))
        y = y + dt * Q * (x / Va - y / Vb)
        tot = tot + dt * u
        cx.append(x / Va)
        cy.append(y / Vb)
    return np.array(cx).T, np.array(cy).T, tot
