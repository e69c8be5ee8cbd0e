# the median is that of all stations, the clipped ones included
def local_magnitude(traces, r, corrections, clip, cut):
    amp = (traces.max(axis=2) - traces.min(axis=2)) / 2
    mags = np.log10(amp).mean(axis=1) + 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    med = np.median(mags)
    residual = mags - med
    clipped = np.abs(traces).max(axis=(1, 2)) >= clip
    used = (np.abs(residual) <= cut) & ~clipped
    final = mags[used]
    error = final.std(ddof=1) / np.sqrt(final.size) if final.size > 1 else 0.0
    return {"station": mags, "residual": residual, "used": used, "network": final.mean(), "error": error}
