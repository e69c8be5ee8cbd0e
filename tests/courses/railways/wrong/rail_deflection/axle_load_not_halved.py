# put the whole axle load on one rail instead of half of it
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    """Deflection and moment of a rail under m axles, at n places, and its stress.

    x: places, m, shape (n,)
    axle, load: places of the axles, m, and axle loads, kN, shape (m,)
    inertia, section: the rail's moment of inertia, cm**4, and section modulus, cm**3
    k: modulus of the foundation, MN/m**2
    v, s: speed, km/h, and condition of the track

    returns: deflection, moment, stress
        deflection: mm, downward positive, without the dynamic factor, shape (n,)
        moment: kN m, without the dynamic factor, shape (n,)
        stress: largest bending stress at the n places, with the dynamic factor, N/mm**2
    """
    length = (4 * YOUNG * inertia * 1e-8 / (k * 1e6)) ** 0.25
    xi = np.abs(x[:, None] - axle[None, :]) / length
    decay = np.exp(-xi)
    deflection = (decay * (np.cos(xi) + np.sin(xi))) @ load / (2 * k * length)
    moment = (decay * (np.cos(xi) - np.sin(xi))) @ load * length / 4
    factor = 1 + 3 * s
    if v > 60:
        factor = 1 + 3 * s * (1 + (v - 60) / 140)
    stress = factor * np.max(np.abs(moment)) / section * 1000
    return deflection, moment, stress
