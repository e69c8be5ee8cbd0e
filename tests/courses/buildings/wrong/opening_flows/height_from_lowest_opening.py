# measured the heights from the lowest opening instead of from height zero
def opening_flows(z, A, c_p, v, T_in, T_out, volume, C_d=0.6):
    """Air flows through the openings of a building by wind and buoyancy.

    z, A, c_p: heights, m, areas, m², and wind pressure coefficients of the openings, shape (k,)
    v: speed of the wind, m/s, a number
    T_in, T_out: temperatures inside and outside, °C, numbers
    volume: of the building, m³, a number
    C_d: discharge coefficient, a number

    returns: p0, m, ach
        p0: pressure inside at height zero, Pa, a number
        m: mass flows, kg/s, positive inwards, shape (k,)
        ach: air changes per hour: volume of the air that flows in (as it is outside), by the building's
    """
    r1, r2 = 353 / (T_in + 273.15), 353 / (T_out + 273.15)
    height = z - np.min(z)
    push = 0.5 * r2 * v**2 * c_p - (r2 - r1) * GRAVITY * height
    lo, hi = -1000.0, 1000.0
    for i in range(80):
        p0 = lo + (hi - lo) / 2
        dp = push - p0
        m = C_d * A * np.where(dp > 0, np.sqrt(2 * r2 * np.abs(dp)), -np.sqrt(2 * r1 * np.abs(dp)))
        lo, hi = (p0, hi) if m.sum() > 0 else (lo, p0)
    return p0, m, np.sum(m * (m > 0)) * 3600 / r2 / volume
