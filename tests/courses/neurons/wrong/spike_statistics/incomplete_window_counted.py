# the steps at the end that fill no window are counted as one more window
def fano_factor(train, window):
    edges = np.arange(0, len(train) + window, window)
    counts, _ = np.histogram(np.flatnonzero(train), bins=edges)
    m = counts.mean()
    return counts.var(ddof=1) / m if m > 0 else 0.0


def spike_statistics(spikes, dt, window):
    result = {"rate": 1000 * np.sum(spikes, axis=1) / (dt * spikes.shape[1])}
    cvs, locals_ = [], []
    for train in spikes:
        isi = np.ediff1d(np.flatnonzero(train))
        ok = len(isi) > 1
        cvs.append(np.std(isi) / np.mean(isi) if ok else 0.0)
        locals_.append(2 * np.mean(np.abs(np.ediff1d(isi)) / (isi[1:] + isi[:-1])) if ok else 0.0)
    result["cv"] = np.array(cvs)
    result["cv2"] = np.array(locals_)
    result["fano"] = np.array([fano_factor(train, window) for train in spikes])
    return result
