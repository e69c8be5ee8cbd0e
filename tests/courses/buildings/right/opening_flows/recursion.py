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
    density = lambda t: 353 / (t + 273.15)

    def flows(p0):
        outside = density(T_out) * (0.5 * c_p * v**2 - GRAVITY * z)
        inside = p0 - density(T_in) * GRAVITY * z
        dp = outside - inside
        rho = np.array([density(T_out) if x > 0 else density(T_in) for x in dp])
        return C_d * A * rho * np.copysign(np.sqrt(2 * np.abs(dp) / rho), dp)

    def bisect(a, b, depth):
        middle = (a + b) / 2
        if depth == 0:
            return middle
        if flows(middle).sum() > 0:
            return bisect(middle, b, depth - 1)
        return bisect(a, middle, depth - 1)

    p0 = bisect(-1000.0, 1000.0, 80)
    m = flows(p0)
    return p0, m, m[m > 0].sum() * 3600 / (density(T_out) * volume)
