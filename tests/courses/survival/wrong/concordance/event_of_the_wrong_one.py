# what: demands that the patient with the later time died, instead of the earlier one
def concordance(score, time, event):
    good, pairs = 0.0, 0
    n = len(score)
    for i in range(n):
        for j in range(n):
            if event[j] and (time[i] < time[j] or (time[i] == time[j] and not event[i])):
                pairs += 1
                if score[i] > score[j]:
                    good += 1
                elif score[i] == score[j]:
                    good += 0.5
    return good / max(pairs, 1), pairs
