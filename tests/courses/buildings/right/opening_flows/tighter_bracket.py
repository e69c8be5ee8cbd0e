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
    rho = np.array([353 / (T_out + 273.15), 353 / (T_in + 273.15)])
    push = rho[0] / 2 * v * v * c_p + (rho[1] - rho[0]) * GRAVITY * z
    lo, hi = push.min(), push.max()
    for _ in range(70):
        p = lo + (hi - lo) / 2
        inflow = C_d * A * np.sqrt(2 * rho[0] * np.clip(push - p, 0, None))
        outflow = C_d * A * np.sqrt(2 * rho[1] * np.clip(p - push, 0, None))
        if inflow.sum() > outflow.sum():
            lo = p
        else:
            hi = p
    return p, inflow - outflow, 3600 * inflow.sum() / (rho[0] * volume)
