# the factor 3.6 stands above instead of below
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    e, b = excess_rain(rain, before, cn, area)
    A = area.sum()
    q_dir = np.convolve(b, uh / uh.sum())
    q_dir = 3.6 * A * q_dir / dt
    steps = np.arange(len(q_dir))
    I = q_dir + q0 * recession**steps
    C, O, S = muskingum(I, K, x, dt, reaches)
    i_peak, o_peak = int(np.argmax(I)), int(np.argmax(O))
    return {"inflow": I, "outflow": O, "damping": 1 - O[o_peak] / I[i_peak], "lag": float((o_peak - i_peak) * dt)}
