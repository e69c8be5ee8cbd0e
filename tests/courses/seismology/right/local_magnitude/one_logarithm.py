# style: everything under one logarithm: geometric mean of the components, powers of the distance, nanmedian and a masked weight vector
def local_magnitude(traces, r, corrections, clip, cut):
    a = np.ptp(traces, axis=2)
    geometric = np.sqrt(np.prod(a, axis=1)) / 2
    station = np.log10(geometric * (r / 100) ** 1.11 * 10 ** (0.00189 * r)) + corrections + 2.811
    unclipped = ~(np.abs(traces) >= clip).any(axis=2).any(axis=1)
    residual = station - np.nanmedian(np.where(unclipped, station, np.nan))
    used = unclipped & (residual**2 <= cut**2)
    w = used / used.sum()
    network = w @ station
    variance = np.dot(w, (station - network) ** 2)
    k = used.sum()
    error = np.sqrt(variance / (k - 1)) if k > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": network, "error": error}
