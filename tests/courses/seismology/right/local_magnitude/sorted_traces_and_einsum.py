# style: extremes from the sorted traces, einsum for the component average, 1.11 + 0.00189 as a product with a design matrix
def local_magnitude(traces, r, corrections, clip, cut):
    ordered = np.sort(traces, axis=-1)
    low, high = ordered[..., 0], ordered[..., -1]
    log_a = np.einsum("nc,c->n", np.log10((high - low) / 2), np.array([0.5, 0.5]))
    design = np.column_stack([np.log10(r) - 2, r - 100, np.ones(len(r)), corrections])
    station = log_a + design @ np.array([1.11, 0.00189, 3.0, 1.0])
    keep = np.logical_and(low > -clip, high < clip).all(axis=1)
    residual = station - np.quantile(station[keep], 0.5)
    used = keep & (residual <= cut) & (residual >= -cut)
    if np.count_nonzero(used) == 1:
        error = 0.0
    else:
        error = np.sqrt(np.var(station[used], ddof=1) / np.count_nonzero(used))
    return dict(station=station, residual=residual, used=used, network=np.average(station, weights=used), error=error)
