# what: list built from the end, reversed
def rts_smoother(ms, Ps, A, Q):
    done = [(ms[-1], Ps[-1])]
    for m, P in zip(ms[-2::-1] if len(ms) > 1 else [], Ps[-2::-1]):
        done.append(rts_step(m, P, *done[-1], A, Q))
    done.reverse()
    return {"ms": np.array([d[0] for d in done]), "Ps": np.array([d[1] for d in done])}
