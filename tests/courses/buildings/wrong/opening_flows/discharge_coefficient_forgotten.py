# left the discharge coefficient out of the flow instead of multiplying by it
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
    rho_i = 353 / (273.15 + T_in)
    rho_o = 353 / (273.15 + T_out)
    p_out = c_p * rho_o * v * v / 2 - rho_o * GRAVITY * z
    lo = -1000.0
    hi = 1000.0
    while hi - lo > 1e-12:
        p = (lo + hi) / 2
        delta = p_out - (p - rho_i * GRAVITY * z)
        inflow = A * np.sqrt(2 * rho_o * np.maximum(delta, 0))
        outflow = A * np.sqrt(2 * rho_i * np.maximum(-delta, 0))
        if p == lo or p == hi:
            break
        if inflow.sum() > outflow.sum():
            lo = p
        else:
            hi = p
    return p, inflow - outflow, inflow.sum() / rho_o / volume * 3600
