# once the concentration was above c_stop, the infusion stays off in all later steps
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vmax, q, v1, v2 = vmax * size**0.75, q * size**0.75, v1 * size, v2 * size
    a1, a2 = loading * weight, np.zeros(len(weight))
    running = np.ones(len(weight), dtype=bool)
    infused = np.zeros(len(weight))
    c1, c2 = a1 / v1, a2 / v2
    out_c, out_p = [c1], [c2]
    for r in rate:
        running = running & ~(c1 > c_stop)
        inflow = np.where(running, r, 0.0)
        exchange = q * (c1 - c2)
        a1 = a1 + dt * (inflow - vmax * c1 / (km + c1) - exchange)
        a2 = a2 + dt * exchange
        infused += dt * inflow
        c1, c2 = a1 / v1, a2 / v2
        out_c.append(c1)
        out_p.append(c2)
    return np.stack(out_c, axis=1), np.stack(out_p, axis=1), infused
