# what: pairs of equal time count even if both died (<= instead of < or censored), oneself excluded
def concordance(score, time, event):
    n = len(time)
    concordant = 0.0
    pairs = 0
    for i in range(n):
        if not event[i]:
            continue
        for j in range(n):
            if i != j and time[i] <= time[j]:
                pairs += 1
                concordant += 1.0 * (score[i] > score[j]) + 0.5 * (score[i] == score[j])
    return concordant / pairs, pairs
