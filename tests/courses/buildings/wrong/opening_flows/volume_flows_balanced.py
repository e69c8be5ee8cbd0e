# computed and balanced volume flows, with the root of two dp over rho, instead of mass flows
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
    ri = 353 / (T_in + 273.15)
    ro = 353 / (T_out + 273.15)

    def flows(p):
        dp = 0.5 * ro * v**2 * c_p - ro * GRAVITY * z - (p - ri * GRAVITY * z)
        out = np.zeros(len(z))
        for i in range(len(z)):
            if dp[i] > 0:
                out[i] = C_d * A[i] * np.sqrt(2 * dp[i] / ro)
            else:
                out[i] = -C_d * A[i] * np.sqrt(-2 * dp[i] / ri)
        return out

    a, b = -1000.0, 1000.0
    for i in range(100):
        mid = 0.5 * (a + b)
        if flows(mid).sum() > 0:
            a = mid
        else:
            b = mid
    m = flows(mid)
    return mid, m, 3600 * m[m > 0].sum() / (ro * volume)
