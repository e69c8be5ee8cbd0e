# the error is divided by the root of the number of all stations instead of those that count
def local_magnitude(traces, r, corrections, clip, cut):
    n = len(traces)
    amp = 0.5 * (traces.max(axis=2) - traces.min(axis=2))
    ml = 0.5 * np.log10(amp).sum(axis=1) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    ok = np.max(np.abs(traces), axis=(1, 2)) < clip
    res = ml - np.median(ml[ok])
    sel = ok & (np.abs(res) <= cut)
    sd = np.std(ml[sel], ddof=1) if sel.sum() > 1 else 0.0
    return {"station": ml, "residual": res, "used": sel, "network": np.mean(ml[sel]), "error": sd / np.sqrt(n)}
