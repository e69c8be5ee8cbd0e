# the CV2 is replaced by the local variation Lv, three times the mean of the squared ratios
def spike_statistics(spikes, dt, window):
    n, T = spikes.shape
    rate = np.array([sum(row) for row in spikes]) * 1000 / (T * dt)
    cv, cv2, fano = [], [], []
    for row in spikes:
        isi = np.diff([k * dt for k in range(T) if row[k] == 1])
        if len(isi) >= 2:
            cv.append(np.std(isi) / np.mean(isi))
            cv2.append(3 * np.mean(((isi[1:] - isi[:-1]) / (isi[1:] + isi[:-1])) ** 2))
        else:
            cv.append(0.0)
            cv2.append(0.0)
        counts = [sum(row[k * window:(k + 1) * window]) for k in range(T // window)]
        fano.append(np.var(counts, ddof=1) / np.mean(counts) if sum(counts) > 0 else 0.0)
    return {"rate": rate, "cv": np.array(cv), "cv2": np.array(cv2), "fano": np.array(fano)}
