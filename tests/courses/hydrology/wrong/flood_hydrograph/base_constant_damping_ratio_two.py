# the base flow is constant (it does not recede), and the damping is the ratio of the peaks, not 1 minus it
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    runoff = excess_rain(rain, before, cn, area)[1]
    unit = uh / uh.sum()
    into = np.convolve(runoff, unit) * area.sum() / (3.6 * dt) + q0
    _, leaving, _ = muskingum(into, K, x, dt, reaches)
    shift = int(np.argmax(leaving)) - int(np.argmax(into))
    return {"inflow": into, "outflow": leaving, "damping": leaving.max() / into.max(), "lag": float(shift * dt)}
