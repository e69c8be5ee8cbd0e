def concordance(score, time, event):
    points, pairs = 0.0, 0
    for i in range(len(time)):
        for j in range(len(time)):
            known = time[i] < time[j] or (time[i] == time[j] and not event[j])
            if event[i] and known:
                pairs += 1
                points += 0.5 + 0.5 * np.sign(score[i] - score[j])
    return points / pairs, pairs
