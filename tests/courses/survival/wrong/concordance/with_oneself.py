# what: time[i] <= time[j] for all j, so everybody who died is compared with tied deaths and with himself
def concordance(score, time, event):
    usable = event[:, None] & (time[:, None] <= time)
    right = score[:, None] > score
    tied = score[:, None] == score
    pairs = np.sum(usable)
    index = np.sum(usable * (right + 0.5 * tied)) / pairs
    return index, pairs
