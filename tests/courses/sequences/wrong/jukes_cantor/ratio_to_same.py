# what: p is differences over equal sites
def jukes_cantor(seqs, cap):
    n, m = seqs.shape
    D = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            same, different = 0, 0
            for s, r in zip(seqs[i], seqs[j]):
                if s == -1 or r == -1:
                    continue
                if s == r:
                    same += 1
                else:
                    different += 1
            freq_ = different / max(same, 1)
            left = 1 - freq_ * 4 / 3
            if left > 0:
                D[i, j] = -np.log(left) * 3 / 4
            else:
                D[i, j] = cap
            if D[i, j] > cap:
                D[i, j] = cap
    return D
