def concordance(score, time, event):
    late = time + np.where(event, 0.0, 0.25)
    i, j = np.nonzero(event[:, None] & (late[:, None] < late))
    return np.mean((np.sign(score[i] - score[j]) + 1) / 2), len(i)
