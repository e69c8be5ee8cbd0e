# what: unscaled pass, scales as ratios of its sums
def hmm_forward(pi, A, E):
    raw = [pi * E[0]]
    for e in E[1:]:
        raw.append((raw[-1] @ A) * e)
    raw = np.array(raw)
    total = raw.sum(axis=1)
    c = total / np.concatenate(([1.0], total[:-1]))
    return {"alpha": raw / total[:, None], "c": c, "ll": np.log(total[-1])}
