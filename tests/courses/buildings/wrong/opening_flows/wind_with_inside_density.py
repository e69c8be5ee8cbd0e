# used the density of the inside air in the wind pressure instead of the outside air's
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
    def density(t):
        return 353 / (t + 273.15)

    def flow_at(p0):
        outside = c_p * density(T_in) * v**2 / 2 - density(T_out) * GRAVITY * z
        inside = p0 - density(T_in) * GRAVITY * z
        dp = outside - inside
        rho = np.where(dp > 0, density(T_out), density(T_in))
        return np.sign(dp) * C_d * A * (2 * rho * abs(dp)) ** 0.5

    lower, upper = -1000, 1000
    for _ in range(80):
        middle = (lower + upper) / 2
        if flow_at(middle).sum() > 0:
            lower = middle
        else:
            upper = middle
    m = flow_at(middle)
    ach = 3600 * m.clip(min=0).sum() / density(T_out) / volume
    return middle, m, ach
