# the base flow is left out
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    def peak(q):
        return q.max(), q.argmax()

    _, basin = excess_rain(rain, before, cn, area)
    inflow = np.convolve(basin, uh / uh.sum()) * (area.sum() / (3.6 * dt))
    outflow = muskingum(inflow, K, x, dt, reaches)[1]
    (pi, ti), (po, to) = peak(inflow), peak(outflow)
    return {"inflow": inflow, "outflow": outflow, "damping": 1 - po / pi, "lag": float(to - ti) * dt}
