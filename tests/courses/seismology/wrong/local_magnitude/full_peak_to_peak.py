# the amplitude is the whole peak-to-peak value instead of half of it
def local_magnitude(traces, r, corrections, clip, cut):
    p2p = np.ptp(traces, axis=-1)
    logs = np.log10(p2p).mean(axis=-1)
    ml = logs + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3.0 + corrections
    clipped = (np.abs(traces) >= clip).any(axis=(1, 2))
    med = np.median(ml[~clipped])
    res = ml - med
    ok = ~clipped & (np.abs(res) <= cut)
    n_ok = ok.sum()
    err = ml[ok].std(ddof=1) / np.sqrt(n_ok) if n_ok > 1 else 0.0
    return {"station": ml, "residual": res, "used": ok, "network": ml[ok].mean(), "error": err}
