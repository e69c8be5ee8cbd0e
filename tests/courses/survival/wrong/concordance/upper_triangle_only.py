# what: looks only at pairs with i < j in the order of the arrays, so pairs in which the later row died first are missed
def concordance(score, time, event):
    n = len(score)
    s, pairs = 0.0, 0
    for i in range(n):
        for j in range(i + 1, n):
            if event[i] and (time[i] < time[j] or (time[i] == time[j] and not event[j])):
                pairs += 1
                if score[i] > score[j]:
                    s += 1.0
                elif score[i] == score[j]:
                    s += 0.5
    return s / max(pairs, 1), pairs
