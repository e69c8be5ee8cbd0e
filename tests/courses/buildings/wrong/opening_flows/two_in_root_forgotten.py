# left the factor two under the root out instead of taking the root of two rho dp
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
    rho_in, rho_out = 353 / (T_in + 273.15), 353 / (T_out + 273.15)
    stack = (rho_out - rho_in) * GRAVITY * z
    driving = 0.5 * rho_out * v**2 * c_p - stack
    low, high = -1000.0, 1000.0
    for _ in range(80):
        p0 = (low + high) / 2
        dp = driving - p0
        rho = np.where(dp > 0, rho_out, rho_in)
        m = np.sign(dp) * C_d * A * np.sqrt(rho * np.abs(dp))
        if np.sum(m) > 0:
            low = p0
        else:
            high = p0
    ach = 3600 * np.sum(np.maximum(m, 0)) / (rho_out * volume)
    return p0, m, ach
